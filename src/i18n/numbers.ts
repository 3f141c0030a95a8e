/** Formats numbers for the current language. */
import { language } from '.';

/** Number formats by language, cached because creating one takes a millisecond. */
const decimals = new Map<string, Intl.NumberFormat>();

/** A number with one decimal, formatted for the language. */
export function formatTenths(n: number): string {
  const key = language();
  const format =
    decimals.get(key) ?? new Intl.NumberFormat(key, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  decimals.set(key, format);
  return format.format(n);
}
