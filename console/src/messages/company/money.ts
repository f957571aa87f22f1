import { money as english } from '../en/company/money.ts'
import { whenSpoken } from './spoken.ts'

export let money = english
whenSpoken((company) => {
  money = company?.money ?? english
})
