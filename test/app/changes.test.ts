import { expect, it } from 'vitest';
import { openChanges } from '../../src/app/changes';

it('notifies every subscriber until it unsubscribes', () => {
  const changes = openChanges();
  const heard: string[] = [];
  const end = changes.subscribe(() => void heard.push('one'));
  changes.subscribe(() => void heard.push('two'));
  changes.changed();
  end();
  changes.changed();
  expect(heard).toEqual(['one', 'two', 'two']);
});
