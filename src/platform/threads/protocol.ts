/** The messages between a task thread and its owner. */
export type ToThread<Task> = { id: number; task: Task }

export type FromThread<Result> =
  | { kind: 'ready' }
  | { kind: 'done'; id: number; result: Result }
  | { kind: 'failed'; id: number; message: string; stack: string | undefined }
