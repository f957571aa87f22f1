import { help } from '../src/cli/help.ts'
import { commands } from '../src/cli/run.ts'

/** Every command with its help, as it prints it. */
export async function cliReference(): Promise<string> {
  const pages = await Promise.all(
    commands.map(
      async (listed) =>
        `## purser ${listed.name}\n\n\`\`\`text\n${help(listed, await listed.load())}\n\`\`\`\n`,
    ),
  )
  return `${HEAD}\n${pages.join('\n')}`
}

const HEAD = `# Commands

From a clone: \`npm run purser -- <command>\`; installed: \`purser <command>\`. Derived from \`src/cli\`.
`
