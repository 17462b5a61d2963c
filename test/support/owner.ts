/** What processes are started for: a test, or a program that stops them itself. */
export type Owner = { teardown: (end: () => unknown) => void }
