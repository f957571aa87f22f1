export { addUser } from './addUser.ts'
export { deleteUser } from './deleteUser.ts'
