/** The error for a part of the game that cannot be loaded: the page recognises it by its class, a report by its name. */
import { expect, it } from 'vitest';
import { FetchError, throwFetchError } from '../../src/modes/fetching';

it('has a name of its own, the message of the failure, and the failure as its cause', async () => {
  const cause = new TypeError('offline');
  const error = await Promise.reject(cause)
    .catch(throwFetchError)
    .catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(FetchError);
  expect(error).toMatchObject({ name: 'FetchError', message: 'TypeError: offline', cause });
});
