/** What other features ask of capabilities, in their own transactions. */
export { forgetFunctions } from './function-repository.ts'
export { addApproved, listApproved, listOverrides, listUsing, putApproved } from './repository.ts'
