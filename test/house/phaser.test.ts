/** What the smaller Phaser leaves out of each frame is still there to be left out, and nothing is drawn in another way for it. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { sparing } from '../../scripts/phaser';

const phaser = dirname(createRequire(import.meta.url).resolve('phaser/package.json'));
const SOURCES = {
  container: join(phaser, 'src/gameobjects/container/ContainerWebGLRenderer.js'),
  units: join(phaser, 'src/renderer/webgl/wrappers/WebGLTextureUnitsWrapper.js'),
  batch: join(phaser, 'src/renderer/webgl/renderNodes/BatchHandlerQuad.js'),
} as const;

/** What a file of Phaser's exports when it is run as it is built here; `with` stands in for what it requires. */
function run(file: string, others: Readonly<Record<string, unknown>>): unknown {
  const code = sparing(file, readFileSync(file, 'utf8')) ?? expect.unreachable();
  const module = { exports: null as unknown };
  const find = (path: string) => others[path.split('/').at(-1) ?? ''] ?? expect.unreachable(path);
  new Function('module', 'require', code)(module, find);
  return module.exports;
}

/** Phaser's way to a class; and of whatever is required and not used here. */
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

  it('sets nothing on what lies in it where it changes nothing', () => {
    const child = drawn(1);
    expect(child.seen).toBe(0.5);
    expect(child.setAlpha).not.toHaveBeenCalled();
    expect(child.setScrollFactor).not.toHaveBeenCalled();
  });

  it('makes what lies in it as transparent as itself while it is drawn, and no longer', () => {
    const child = drawn(0.5);
    expect(child.seen).toBe(0.25);
    expect(child.alpha).toBe(0.5);
  });
});

it('a unit is made active when it is not, and its texture bound when it is another', () => {
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

it('a batch asks for its program and sets its uniforms once, whatever it is cut into', () => {
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

it('a file that has changed stops the build', () => {
  expect(() => sparing(SOURCES.container, 'var nothing;')).toThrow('has changed');
  expect(sparing('/phaser/src/Other.js', 'var nothing;')).toBeNull();
});
