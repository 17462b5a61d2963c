/** What other features ask of capabilities, in their own transactions. */
export { listApproved, listOverrides, listUsing, putApproved } from './repository.ts'
