export const shared = {
  givePolicy: 'Give the policy',
  state: 'State',
  save: 'Save',
  /** A list that the service reads row by row. */
  sheet: {
    file: 'CSV file',
    template: 'Download an empty list',
    found: (count: number, wrong: number) =>
      `${count === 1 ? '1 row can be taken.' : `${count} rows can be taken.`}${
        wrong === 0
          ? ''
          : ` ${wrong === 1 ? '1 row is' : `${wrong} rows are`} wrong: fix it in your list and upload it again, or add the others now.`
      }`,
    same: (count: number) => (count === 1 ? '1 row is here already.' : `${count} rows are here already.`),
    rows: 'Rows of the list',
    row: 'Row',
    person: 'Person',
    what: 'What becomes of it',
    results: { added: 'New', replaced: 'Replaces what was there', same: 'Here already' },
    go: (count: number) => (count === 1 ? 'Take 1 row' : `Take ${count} rows`),
  },
  /** How somebody is paid, by the word of the service. */
  methods: { 'Direct Deposit': 'Direct deposit', Check: 'Check' } as Readonly<Record<string, string>>,
}
