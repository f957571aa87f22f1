/**
 * Keys that the interface document misspells, by their right spelling. A body may use either; the rest of the service
 * and every reply use the document's, and nothing outside wire/ knows of it (test/house/spellings.test.ts).
 */
export const spellings: Readonly<Record<string, string>> = {
  hasMilitarySpouseExemption: 'hasMiltarySpouseExemption',
  irsAssignedFederalFilingForm: 'irsAssisgnedFederalFilingForm',
  naicsSubCategoryCode: 'nacisSubCategoryCode',
}

/** The document's spelling of a key; most have one only. */
export const documented = (key: string): string => (Object.hasOwn(spellings, key) ? spellings[key]! : key)
