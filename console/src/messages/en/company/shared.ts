export const shared = { state: 'State', save: 'Save' }
