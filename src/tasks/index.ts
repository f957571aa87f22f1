import type { Task } from './task.ts'

/** Every task, one line each. The names are what `work.later` says. */
export const tasks: readonly Task[] = []
