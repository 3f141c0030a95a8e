/** Test kit: forgets before each file all modules that another file has evaluated in this process. Packages of others stay. */
import { vi } from 'vitest';

vi.resetModules();
