import { expect, it } from 'vitest';
import { openNavigation, type ScreenChange } from '../../src/app/navigation';
import { front } from '../../src/modes/inHand/front';
import type { InHandMode } from '../../src/modes/inHand/types';

const PLAIN = { hindrances: false, onTable: false };

/** Navigation at the title; `heard` lists all notifications in order. */
function title() {
  const heard: string[] = [];
  const moves: ScreenChange<InHandMode>[] = [];
  const navigation = openNavigation<InHandMode>({
    game: front.startScreenMachine(),
    changed: () => void heard.push('changed'),
    onMoved(move) {
      moves.push(move);
      heard.push(`moved to ${move.screenAfter} under ${navigation.sheet}`);
    },
    onSettled: () => void heard.push(`settled under ${navigation.sheet}`),
    onSaves: () => void heard.push('saves'),
  });
  navigation.sendQuietly({ type: 'ready' });
  return { navigation, heard, moves };
}

it('sends an event to the game: first its consequences happen, then the sheets close, and then the page is drawn', () => {
  const { navigation, heard, moves } = title();
  navigation.show('settings');
  heard.length = 0;
  navigation.send({ type: 'create' });
  expect(heard).toEqual(['moved to naming under settings', 'settled under null']);
  navigation.send({ type: 'name', id: 'one', name: 'Mirka', variants: PLAIN });
  expect(moves.map(({ command, screenBefore, screenAfter }) => [command.type, screenBefore, screenAfter])).toEqual([
    ['create', 'title', 'naming'],
    ['name', 'naming', 'campaign'],
  ]);
  expect(moves[1]?.before).toBeNull();
  expect(moves[1]?.after).toBe(navigation.campaign);
  expect(navigation.campaign?.name).toBe('Mirka');
});

it('records an event without triggering any consequence', () => {
  const { navigation, heard } = title();
  navigation.sendQuietly({ type: 'create' });
  expect(navigation.screen).toBe('naming');
  expect(heard).toEqual([]);
});

it('knows which page is open', () => {
  const { navigation } = title();
  navigation.send({ type: 'create' });
  navigation.send({ type: 'name', id: 'one', name: 'Mirka', variants: PLAIN });
  expect(navigation.page).toBeNull();
  navigation.send({ type: 'open', scenario: 1 });
  expect(navigation.page).toEqual({ scenario: 1, scenarioLevel: 1 });
});

it('closing the rules returns to the sheet from which they were opened; closing any other sheet returns to none', () => {
  const { navigation } = title();
  navigation.show('menu');
  navigation.showRule('R16.2');
  expect([navigation.sheet, navigation.rule]).toEqual(['rules', 'R16.2']);
  navigation.show(null);
  expect([navigation.sheet, navigation.rule]).toEqual(['menu', null]);
  navigation.show(null);
  expect(navigation.sheet).toBeNull();
});

it('closing the keys returns to the menu, and the rules between them change nothing', () => {
  const { navigation } = title();
  navigation.show('menu');
  navigation.show('keys');
  expect(navigation.sheets).toEqual(['menu', 'keys']);
  navigation.show('rules');
  navigation.show(null);
  expect(navigation.sheet).toBe('menu');
  navigation.show(null);
  navigation.show('keys');
  navigation.show(null);
  expect(navigation.sheet).toBeNull();
});

it('reports that the saves are opened, and redraws for every sheet', () => {
  const { navigation, heard } = title();
  navigation.show('saves');
  navigation.show('log');
  expect(heard).toEqual(['saves', 'changed', 'changed']);
});

it('draws the rule that was asked for', () => {
  const { navigation } = title();
  const seen: (string | null)[] = [];
  const told = openNavigation<InHandMode>({
    game: front.startScreenMachine(),
    changed: () => void seen.push(told.rule),
    onMoved: () => {},
    onSettled: () => {},
    onSaves: () => {},
  });
  told.showRule('R2');
  expect(seen.at(-1)).toBe('R2');
  expect(navigation.rule).toBeNull();
});

it('puts a sheet away without any notification', () => {
  const { navigation, heard } = title();
  navigation.show('log');
  heard.length = 0;
  navigation.closeSheets();
  expect(navigation.sheet).toBeNull();
  expect(heard).toEqual([]);
});

it('shows the same warning only once, and removes only the dismissed one', () => {
  const { navigation, heard } = title();
  navigation.warn('It burns.');
  navigation.warn('It leaks.');
  navigation.warn('It burns.');
  expect(navigation.warnings).toEqual(['It burns.', 'It leaks.']);
  navigation.dismiss('It burns.');
  expect(navigation.warnings).toEqual(['It leaks.']);
  expect(heard).toEqual(Array(4).fill('changed'));
});

it('closing the rules at another rule, or opening another sheet from them, does not lead back to the rules', () => {
  const { navigation } = title();
  navigation.show('menu');
  navigation.showRule('R16.2');
  navigation.showRule('R2');
  expect([navigation.sheets, navigation.rule]).toEqual([['menu', 'rules'], 'R2']);
  navigation.show('settings');
  expect([navigation.sheet, navigation.sheets, navigation.rule]).toEqual(['settings', ['settings'], null]);
  navigation.show('menu');
  navigation.show('rules');
  navigation.showRule('R2');
  navigation.show(null);
  expect(navigation.sheet).toBe('menu');
});
