import { taxes as english } from '../en/company/taxes.ts'
import { whenSpoken } from './spoken.ts'

export let taxes = english
whenSpoken((company) => {
  taxes = company?.taxes ?? english
})
