/** Tests that the patches of our smaller Phaser still apply to its sources, save work in each frame, and draw the same picture. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { patchedFile } from '../../scripts/phaser';

const phaser = dirname(createRequire(import.meta.url).resolve('phaser/package.json'));
const SOURCES = {
  container: join(phaser, 'src/gameobjects/container/ContainerWebGLRenderer.js'),
  units: join(phaser, 'src/renderer/webgl/wrappers/WebGLTextureUnitsWrapper.js'),
  batch: join(phaser, 'src/renderer/webgl/renderNodes/BatchHandlerQuad.js'),
} as const;

/** Runs a patched source file of Phaser and returns its exports. `others` replaces the modules that it requires, by file name. */
function run(file: string, others: Readonly<Record<string, unknown>>): unknown {
  const code = patchedFile(file, readFileSync(file, 'utf8')) ?? expect.unreachable();
  const module = { exports: null as unknown };
  const find = (path: string) => others[path.split('/').at(-1) ?? ''] ?? expect.unreachable(path);
  new Function('module', 'require', code)(module, find);
  return module.exports;
}

/** Replaces Phaser's class helper, and all required modules that these tests do not use. */
function Class(parts?: object): object {
  return parts ?? {};
}

describe('a container', () => {
  const draw = run(SOURCES.container, { const: { BlendModes: { SKIP_CHECK: -1 } } }) as (...given: unknown[]) => void;
  const drawn = (alpha: number) => {
    const child = {
      alpha: 0.5,
      seen: 0,
      scrollFactorX: 1,
      scrollFactorY: 1,
      blendMode: 0,
      willRender: () => true,
      setAlpha: vi.fn((to: number) => {
        child.alpha = to;
      }),
      setScrollFactor: vi.fn(),
      renderWebGLStep: () => {
        child.seen = child.alpha;
      },
    };
    const matrix = { applyITRS: () => {} };
    const place = { x: 0, y: 0, rotation: 0, scaleX: 1, scaleY: 1, scrollFactorX: 1, scrollFactorY: 1, blendMode: 0 };
    const container = { ...place, alpha, list: [child], localTransform: matrix };
    draw({}, container, { camera: { addToRenderList: () => {} }, blendMode: 0 }, undefined, 0, [], 0);
    return child;
  };

  it('sets no values on its children if it does not change them', () => {
    const child = drawn(1);
    expect(child.seen).toBe(0.5);
    expect(child.setAlpha).not.toHaveBeenCalled();
    expect(child.setScrollFactor).not.toHaveBeenCalled();
  });

  it('multiplies the alpha of its children by its own while drawing, and restores it afterwards', () => {
    const child = drawn(0.5);
    expect(child.seen).toBe(0.25);
    expect(child.alpha).toBe(0.5);
  });
});

it('a texture unit is activated only if it is not active, and a texture bound only if it is not bound', () => {
  const { bind } = run(SOURCES.units, { Class }) as { bind(...given: unknown[]): void };
  const calls: string[] = [];
  const gl = {
    TEXTURE0: 100,
    TEXTURE_2D: 1,
    activeTexture: (unit: number) => calls.push(`active ${unit}`),
    bindTexture: (_: number, texture: string) => calls.push(`bind ${texture}`),
  };
  const units = { units: [], renderer: { gl, glWrapper: { state: { bindings: { activeTexture: 0 } } } } };
  const [a, b, c] = ['a', 'b', 'c'].map((webGLTexture) => ({ webGLTexture }));
  for (const [texture, unit] of [
    [a, 0],
    [b, 1],
    [b, 1],
    [c, 1],
    [a, 0],
  ] as const)
    bind.call(units, texture, unit, false, false);
  expect(calls).toEqual(['bind a', 'active 101', 'bind b', 'bind c']);
  bind.call(units, a, 0, true);
  expect(calls.slice(4)).toEqual(['active 100', 'bind a']);
});

it('a batch gets its program and sets its uniforms once, however many entries it has', () => {
  const others = new Proxy({}, { get: () => Class });
  const { run: draw } = run(SOURCES.batch, others as Record<string, unknown>) as { run(context: object): void };
  const done = vi.fn();
  const suite = { program: 'program', vao: 'vao' };
  draw.call(
    {
      instanceCount: 3,
      onRunBegin: () => {},
      onRunEnd: () => {},
      pushCurrentBatchEntry: () => {},
      finalizeTextureCount: () => {},
      setupUniforms: () => done('uniforms'),
      programManager: {
        getCurrentProgramSuite: () => {
          done('asked');
          return suite;
        },
        applyUniforms: (program: string) => done(`applied to ${program}`),
      },
      vertexBufferLayout: { buffer: { update: () => {} } },
      manager: { renderer: { drawElements: (_: object, textures: string) => done(`drawn ${textures}`) } },
      renderOptions: { texRes: false },
      batchEntries: ['a', 'b', 'c'].map((texture) => ({ texture, count: 1, start: 0, unit: 1 })),
      currentBatchEntry: {},
    },
    {},
  );
  expect(done.mock.calls.flat()).toEqual(['asked', 'uniforms', 'applied to program', 'drawn a', 'drawn b', 'drawn c']);
});

it('the build stops if a patched file of Phaser has changed', () => {
  expect(() => patchedFile(SOURCES.container, 'var nothing;')).toThrow('has changed');
  expect(patchedFile('/phaser/src/Other.js', 'var nothing;')).toBeNull();
});
