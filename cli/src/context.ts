/** The dependencies of every command. */
import type { Config } from './config/config.ts'
import type { Output } from './terminal/output.ts'
import type { Registry } from './api/registry.ts'

export type Context = { config: Config; registry: Registry; output: Output }
