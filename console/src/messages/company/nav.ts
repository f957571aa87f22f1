import { nav as english } from '../en/company/nav.ts'
import { whenSpoken } from './spoken.ts'

export let nav = english
whenSpoken((company) => {
  nav = company?.nav ?? english
})
