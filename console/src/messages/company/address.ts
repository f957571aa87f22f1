import { address as english } from '../en/company/address.ts'
import { whenSpoken } from './spoken.ts'

export let address = english
whenSpoken((company) => {
  address = company?.address ?? english
})
