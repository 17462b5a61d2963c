import { AppError } from '../../platform/errors.ts'

export const subscriptionNotFound = (subscriptionId: string): AppError =>
  new AppError('subscriptions.not_found', `Subscription ${subscriptionId} not found.`, {
    details: { subscription_id: subscriptionId },
  })
