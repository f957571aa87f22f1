import { setup as english } from '../en/company/setup.ts'
import { whenSpoken } from './spoken.ts'

export let setup = english
whenSpoken((company) => {
  setup = company?.setup ?? english
})
