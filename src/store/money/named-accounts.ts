import { sql } from 'kysely'

/**
 * Whose an account of the ledger is, to be joined laterally to `ledger_account` under the given name: a bank account
 * has its worker, a check and a debt name theirs.
 */
export const ownerOf = (account: 'a' | 's' | 'd') => {
  const its = (column: string) => sql.ref(`${account}.${column}`)
  return sql`
    left join user_bank_account ${sql.ref(`${account}_bank`)}
      on ${its('kind')} = 'employeeAccount' and ${sql.ref(`${account}_bank.company_id`)} = ${its('company_id')}
      and ${sql.ref(`${account}_bank.user_bank_account_id`)} = ${its('account_id')}
    left join worker ${sql.ref(`${account}_owner`)} on ${sql.ref(`${account}_owner.company_id`)} = ${its('company_id')}
      and ${sql.ref(`${account}_owner.user_id`)} = case
        when ${its('kind')} in ('employeeCheck', 'employeeReceivable') then ${its('ref')}::uuid
        else ${sql.ref(`${account}_bank.user_id`)} end`
}

/** The account as one value, with its owner. */
export const namedAccount = (account: 'a' | 's' | 'd') => {
  const its = (column: string) => sql.ref(`${account}.${column}`)
  const owner = (column: string) => sql.ref(`${account}_owner.${column}`)
  return sql`jsonb_build_object('accountId', ${its('account_id')}, 'kind', ${its('kind')}, 'name', ${its('name')},
    'userId', ${owner('user_id')},
    'person', nullif(concat_ws(' ', ${owner('first_name')}, ${owner('last_name')}), ''))`
}
