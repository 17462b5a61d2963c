/** What other features ask of capabilities, in their own transactions. */
export {
  deleteApproved,
  listApproved,
  listOverrides,
  listUsing,
  putApproved,
} from './capability-repository.ts'
