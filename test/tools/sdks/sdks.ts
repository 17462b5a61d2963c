/** The SDKs of model providers as published: an old version and the newest one of each. */
export { default as NewAnthropic, toFile } from 'anthropic-new'
export { default as OldAnthropic } from 'anthropic-old'
export { default as NewOpenAi } from 'openai-new'
export { default as OldOpenAi } from 'openai-old'
