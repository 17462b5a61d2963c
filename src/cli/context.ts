/** The dependencies of every command. */
import type { Config } from './config.ts'
import type { Output } from './output.ts'
import type { Registry } from './registry.ts'

export type Context = { config: Config; registry: Registry; output: Output }
