/** Capability overrides for other features, in their own transactions. */
export {
  deleteApproved,
  listApproved,
  listOverrides,
  listUsing,
  putApproved,
} from './capability-repository.ts'
