export const shared = {
  givePolicy: 'Give the policy',
  state: 'State',
  save: 'Save',
  /** How somebody is paid, by the word of the service. */
  methods: { 'Direct Deposit': 'Direct deposit', Check: 'Check' } as Readonly<Record<string, string>>,
}
