/** Compares names for sorting: alphabetically, numbers by their value. */
export const compareNames = new Intl.Collator('en', { numeric: true }).compare
