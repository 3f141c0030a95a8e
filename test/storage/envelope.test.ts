import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sealSave } from '../../src/storage/envelope';
import { type Envelope, unseal } from '../kit/inHand';
import { atCamp, atTable, envelope } from './kit';

const whole = envelope(atTable(25));
const text = sealSave(whole);

/** Seals an envelope that the game itself would never write. */
const forge = (changes: object) => sealSave({ ...whole, ...changes } as Envelope);

describe('a sealed save', () => {
  it('is read as it was written', () => {
    expect(unseal(text)).toEqual({ ok: true, value: { envelope: whole, from: 2, restarted: false } });
    for (const saved of [atCamp(), { ...atTable(0), table: null }]) {
      expect(unseal(sealSave(envelope(saved)))).toMatchObject({ ok: true, value: { envelope: envelope(saved) } });
    }
  });

  it('is refused when it is torn at any byte', () => {
    for (let length = 0; length < text.length; length++) expect(unseal(text.slice(0, length)).ok).toBe(false);
  });

  it('is refused, or has the same meaning, when any of its bits is flipped', () => {
    const [camp, short] = [envelope(atCamp()), sealSave(envelope(atCamp()))];
    for (let at = 0; at < short.length; at++) {
      for (let bit = 0; bit < 8; bit++) {
        const flipped = String.fromCharCode(short.charCodeAt(at) ^ (1 << bit));
        const read = unseal(short.slice(0, at) + flipped + short.slice(at + 1));
        if (read.ok) expect(read.value.envelope).toEqual(camp);
      }
    }
  });

  it('is refused, or has the same meaning, when a part of it is lost, doubled or overwritten', () => {
    const place = fc.nat(text.length);
    fc.assert(
      fc.property(place, place, place, (from, to, other) => {
        const overwritten = text.slice(0, from) + text.slice(other, other + to - from) + text.slice(to);
        for (const damaged of [text.slice(0, from) + text.slice(to), overwritten]) {
          const read = unseal(damaged);
          if (read.ok) expect(read.value.envelope).toEqual(whole);
        }
      }),
      { numRuns: 300 },
    );
  });
});

describe('a save from outside', () => {
  it('in a later format is recognised, whatever it contains', () => {
    const future = forge({ version: 3, campaign: { hero: { name: 'not ours to read' } } });
    expect(unseal(future)).toMatchObject({ fault: { reason: 'future', field: 'version' } });
  });

  it('is not taken for a later format when it is only damaged', () => {
    const damaged = text.replace('"version":2', '"version":9');
    expect(unseal(damaged)).toMatchObject({ fault: { reason: 'checksum' } });
  });

  const { campaign, table } = whole;
  const play = { type: 'play', card: 'one', half: 'top', basic: false };
  const commands = (...list: unknown[]) => ({ table: { ...table, journal: { ...table?.journal, commands: list } } });
  const state = (changes: object) => ({
    table: { ...table, checkpoint: { ...table?.checkpoint, state: { ...table?.checkpoint.state, ...changes } } },
  });
  const hero = (changes: object) => ({ campaign: { ...campaign, ...changes } });

  it.each<[string, object]>([
    ['version', { version: '1' }],
    ['version', { version: 0 }],
    ['version', { version: 0.5 }],
    ['version', { version: undefined }],
    ['format', { format: 1 }],
    ['played', { played: -1 }],
    ['created', { created: 1e300 }],
    ['serial', { serial: -1 }],
    ['savedAt', { savedAt: null }],
    ['surplus', { surplus: 1 }],
    ['campaign', { campaign: null }],
    ['campaign.id', hero({ id: '../one' })],
    ['campaign.id', hero({ id: 'toString' })],
    ['campaign.name', hero({ name: 'x'.repeat(25) })],
    ['campaign.name', hero({ name: 'a\u202eb' })],
    ['campaign.name', hero({ name: ' ' })],
    ['campaign.hero', hero({ hero: 'auditor' })],
    ['campaign.hero', hero({ hero: 'constructor' })],
    ['campaign.level', hero({ level: 6 })],
    ['campaign.gold', hero({ gold: 1e300 })],
    ['campaign.gold', hero({ gold: 2.5 })],
    ['campaign.gold', hero({ gold: '10' })],
    ['campaign.items', hero({ items: 'spoon' })],
    ['campaign.items', hero({ items: Array.from({ length: 101 }, (_, index) => `spoon-${index}`) })],
    ['campaign.achievements.0', hero({ achievements: ['bestHat'] })],
    ['campaign.scenarios.x', hero({ scenarios: { x: { unlocked: true, completed: false, blocked: false } } })],
    ['campaign.scenarios.1.blocked', hero({ scenarios: { 1: { unlocked: true, completed: false } } })],
    ['campaign.stage.at', hero({ stage: { at: 'town' } })],
    ['campaign.stage.scenario', hero({ stage: { ...campaign.stage, scenario: 23 } })],
    ['campaign.stage.seed', hero({ stage: { ...campaign.stage, seed: '' } })],
    ['table', hero({ stage: { at: 'camp' } })],
    ['table', { table: undefined }],
    ['table.journal.commands.0.type', commands({ type: 'win' })],
    ['table.journal.commands.1.half', commands(play, { ...play, half: 'left' })],
    ['table.journal.commands.0.card', commands({ ...play, card: 'constructor' })],
    ['table.journal.commands.0.extra', commands({ ...play, extra: 1 })],
    ['table.journal.commands', commands(...Array.from({ length: 5001 }, () => play))],
    ['table.journal.contentHash', { table: { ...table, journal: { ...table?.journal, contentHash: '' } } }],
    ['table.checkpoint.phase', { table: { ...table, checkpoint: { ...table?.checkpoint, phase: 'heroTurn.flow' } } }],
    ['table.checkpoint.state.round', state({ round: Number.NaN })],
    ['table.checkpoint.state.generator', state({ generator: [0, 0, 0, 0] })],
    ['table.checkpoint.state.generator.0', state({ generator: [2 ** 31, 1, 1, 1] })],
    ['table.checkpoint.state.hero.hp', state({ hero: { ...table?.checkpoint.state.hero, hp: '8' } })],
    ['table.checkpoint.state.favour.ability.kind', state({ favour: { item: 'spoon', ability: { kind: 'win' } } })],
    ['table.checkpoint.state.ending', state({ ending: 'won' })],
  ])('is refused at %s', (field, changes) => {
    expect(unseal(forge(changes))).toMatchObject({ ok: false, fault: { field, reason: 'invalid' } });
  });

  it('cannot change a prototype', () => {
    const sealed = forge({}).replace('"gold":10', '"gold":10,"__proto__":{"gold":9999}');
    expect(unseal(sealed)).toMatchObject({ fault: { reason: 'forbiddenKey', field: 'campaign.__proto__' } });
  });

  it.each([null, 1, '', 'null', '[]', '"text"', '{}'])('is refused when it is %j', (value) => {
    expect(unseal(value).ok).toBe(false);
  });
});
