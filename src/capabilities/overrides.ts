/** What other features ask of capabilities, in their own transactions. */
export { forgetFunctions } from './function-repository.ts'
export { listApproved, listOverrides, putApproved } from './repository.ts'
