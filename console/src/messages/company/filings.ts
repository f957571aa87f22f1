import { filings as english } from '../en/company/filings.ts'
import { whenSpoken } from './spoken.ts'

export let filings = english
whenSpoken((company) => {
  filings = company?.filings ?? english
})
