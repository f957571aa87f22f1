import { moveIn as english } from '../en/company/move-in.ts'
import { whenSpoken } from './spoken.ts'

export let moveIn = english
whenSpoken((company) => {
  moveIn = company?.moveIn ?? english
})
