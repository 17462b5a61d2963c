/** What other features ask of capabilities, in their own transactions. */
export { addApproved, listApproved, listOverrides, listUsing, putApproved } from './repository.ts'
