export { getCompanies } from './getCompanies.ts'
export { getUser } from './getUser.ts'
export { getUsers } from './getUsers.ts'
