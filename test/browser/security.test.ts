/** Checks that the built page obeys its Content Security Policy. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContextOptions } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { playBlind } from '../kit/blind';
import { PROFILES, sharedBrowser, visitWithSound } from '../kit/browser';
import { origin } from '../kit/disk';
import { newCampaign, type Player } from '../kit/player';

const url = inject('page');
const DESKTOP: BrowserContextOptions = { ...PROFILES.desktop, reducedMotion: 'reduce' };

const browser = await sharedBrowser();

async function open(options: BrowserContextOptions = {}): Promise<Player> {
  return { ...(await visitWithSound(browser, { ...DESKTOP, ...options })), touch: false };
}

/** Tries to run code in the page in every way by which data could become code. @returns the ways that worked */
async function intrude({ page }: Player): Promise<string[]> {
  return page.evaluate(async () => {
    const worked: string[] = [];
    Object.assign(window, { worked });
    const script = document.createElement('script');
    script.textContent = 'window.worked.push("inline script")';
    document.head.append(script);
    const host = document.createElement('div');
    document.body.append(host);
    host.innerHTML = '<img src="missing:" onerror="window.worked.push(\'event attribute\')">';
    const link = document.createElement('a');
    link.href = 'javascript:window.worked.push("script address")';
    link.click();
    const remote = document.createElement('script');
    remote.src = 'data:text/javascript,window.worked.push("data script")';
    document.head.append(remote);
    const blob = document.createElement('script');
    blob.src = URL.createObjectURL(new Blob(['window.worked.push("blob script")'], { type: 'text/javascript' }));
    document.head.append(blob);
    const settled = (each: HTMLElement) =>
      new Promise<void>((resolve) => {
        each.addEventListener('load', () => resolve());
        each.addEventListener('error', () => resolve());
      });
    const image = host.querySelector('img');
    const waiting = [settled(remote), settled(blob), ...(image ? [settled(image)] : [])];
    // Code that a test tool evaluates has more rights than the page; a timeout has the rights of the page.
    await new Promise<void>((resolve) => {
      setTimeout(() => {
        try {
          new Function('window.worked.push("eval")')();
        } catch {
          // An exception here is what the policy should cause.
        }
        resolve();
      });
    });
    await Promise.all(waiting);
    return worked;
  });
}

/** Tries to reach other origins. @returns the ways that worked */
async function reachOut({ page }: Player): Promise<string[]> {
  return page.evaluate(async () => {
    const blocked: string[] = [];
    const far = 'https://example.invalid';
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => blocked.push(effectiveDirective));
    const ways = {
      'connect-src': () => fetch(far).catch(() => {}),
      'img-src': () =>
        new Promise<void>((resolve) => {
          const image = new Image();
          image.onerror = () => resolve();
          image.src = `${far}/x.png`;
        }),
      'font-src': () => new FontFace('far', `url(${far}/x.woff2)`).load().catch(() => {}),
      'worker-src': async () => {
        try {
          new Worker(`data:text/javascript,0`);
        } catch {
          // Some browsers throw; others only report a violation.
        }
      },
    };
    for (const way of Object.values(ways)) await way();
    await new Promise((resolve) => setTimeout(resolve));
    return Object.keys(ways).filter((directive) => !blocked.includes(directive));
  });
}

describe('the policy of the built page', () => {
  const html = readFileSync('dist/index.html', 'utf8');
  const policy =
    /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html)?.[1]?.replaceAll('&#39;', "'") ?? '';

  it('allows only resources of its own origin, and no code from elsewhere', () => {
    const directives = Object.fromEntries(
      policy.split(/;\s*/).map((each) => [each.split(' ')[0], each.split(' ').slice(1)]),
    );
    expect(directives['default-src']).toEqual(["'self'"]);
    expect(directives['script-src'] ?? directives['default-src']).toEqual(["'self'"]);
    expect(directives['object-src']).toEqual(["'none'"]);
    expect(directives['base-uri']).toEqual(["'none'"]);
    expect(policy).not.toMatch(/unsafe|\*|https?:/);
  });

  it('comes before everything to which it applies, and the page needs no exception', () => {
    expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.search(/<script|<link|<style/));
    expect(html).not.toMatch(/<script(?![^>]*\bsrc=)|\son\w+=|\sstyle=|javascript:/);
  });

  it('is enforced: foreign code does not run, and no request leaves the origin', async () => {
    const one = await open();
    await one.page.goto(url);
    await one.page.waitForSelector('[data-action=new]');
    expect(await intrude(one)).toEqual([]);
    expect(await reachOut(one)).toEqual([]);
    await one.context.close();
  });

  it('is what blocks the code: without it the same code runs', async () => {
    const one = await open({ bypassCSP: true });
    await one.page.goto(url);
    await one.page.waitForSelector('[data-action=new]');
    const worked = await intrude(one);
    for (const way of ['inline script', 'event attribute', 'data script', 'blob script', 'eval'])
      expect(worked).toContain(way);
    await one.context.close();
  });
});

describe('the running page', () => {
  it('requests nothing from other origins, and does not violate its own policy', async () => {
    const one = await open();
    const asked: string[] = [];
    one.context.on('request', (request) => asked.push(request.url()));
    await newCampaign(one, url, 'plot36');
    await playBlind(one.page, ({ state }) => state.round > 1);
    const outside = asked.filter((each) => !each.startsWith(`${origin(url)}/`) && !/^(data|blob):/.test(each));
    expect(asked.length).toBeGreaterThan(5);
    expect(outside).toEqual([]);
    expect(one.errors).toEqual([]);
    expect(await one.context.cookies()).toEqual([]);
    await one.context.close();
  });

  it('shows a name literally, without executing it', async () => {
    const one = await open();
    const name = '<img src=x onerror=a()>';
    await one.page.goto(`${url}?test`);
    await one.page.click('[data-action=new]');
    await one.page.fill('input', name);
    await one.page.click('button[type=submit]');
    await one.page.waitForSelector('button[data-scenario="1"]');
    await one.page.evaluate(() => window.gloomholdin.saved());
    await one.page.goto(url);
    await one.page.locator('[data-action=continue]', { hasText: name }).waitFor();
    expect(await one.page.locator('img[onerror]').count()).toBe(0);
    expect(one.errors).toEqual([]);
    await one.context.close();
  });

  it.each([
    `?seed=${'x'.repeat(3000)}`,
    '?seed=%3Cscript%3Ealert(1)%3C/script%3E',
    '?renderer=javascript:alert(1)&__proto__[x]=1',
    '?%E0%A4%A=%ff&&&===#<img src=x onerror=a()>',
  ])('opens normally from the address %s', async (search) => {
    const one = await open();
    await one.page.goto(`${url}${search}`);
    await one.page.waitForSelector('[data-action=new]');
    expect(one.errors).toEqual([]);
    await one.context.close();
  });
});

it('no source file turns data into HTML or code', () => {
  const sources = (folder: string): string[] =>
    readdirSync(folder).flatMap((name) => {
      const path = join(folder, name);
      return statSync(path).isDirectory() ? sources(path) : /\.[cm]?[jt]sx?$/.test(name) ? [path] : [];
    });
  const wrong =
    /\b(innerHTML|outerHTML|insertAdjacentHTML|dangerouslySetInnerHTML|document\.write|createContextualFragment|srcdoc)\b|\beval\(|new Function\(|set(Timeout|Interval)\(\s*['"`]/;
  const found = sources('src').filter((path) => wrong.test(readFileSync(path, 'utf8')));
  expect(found).toEqual([]);
});
