/** What other features ask of capabilities, in their own transactions. */
export { listApproved, listOverrides, putApproved } from './repository.ts'
