/** Test kit: closes all profiles after each file of browser tests, also after a failed test, because the files share a browser. */
import { afterAll } from 'vitest';
import { closeProfiles } from './browser';

afterAll(closeProfiles);
