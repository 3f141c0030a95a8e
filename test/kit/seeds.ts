/** Test kit: property tests draw the same samples in every run. PROPERTY_SEED, a whole number, draws others. */
import fc from 'fast-check';

fc.configureGlobal({ seed: Number(process.env['PROPERTY_SEED'] ?? 1) });
