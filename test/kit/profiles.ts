/** After each file of browser tests its profiles are closed, also those of a test that failed: files share a browser. */
import { afterAll } from 'vitest';
import { closeProfiles } from './browser';

afterAll(closeProfiles);
