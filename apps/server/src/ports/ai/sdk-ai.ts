import { createAnthropic } from "@ai-sdk/anthropic";
import { createGoogleGenerativeAI } from "@ai-sdk/google";
import { createOpenAI } from "@ai-sdk/openai";
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { generateText, NoObjectGeneratedError, Output, type LanguageModel } from "ai";
import type { Ai, AiQuestion, AiSettings } from "./ai.ts";

/** Answers quote a CV, which is short; a model that never ends must not cost more. */
const mostOutputTokens = 8000;
const mostOfBadAnswer = 4000;

/** An {@link Ai} through the Vercel AI SDK. Makes no call before it is asked. */
export function createSdkAi(settings: AiSettings, timeLimitMs = 40_000): Ai {
  // The SDK writes warnings about models to the console, which belongs to the log.
  Object.assign(globalThis, { AI_SDK_LOG_WARNINGS: false });
  const model = modelOf(settings);
  return {
    timeLimitMs,
    async ask(question) {
      try {
        return await answer(model, question, null);
      } catch (error) {
        if (!NoObjectGeneratedError.isInstance(error)) throw error;
        return answer(model, question, error.text ?? "");
      }
    },
  };
}

async function answer<T>(
  model: LanguageModel,
  { instructions, text, schema, signal }: AiQuestion<T>,
  badAnswer: string | null,
): Promise<T> {
  const asked = { role: "user" as const, content: text };
  const repair = [
    { role: "assistant" as const, content: badAnswer?.slice(0, mostOfBadAnswer) || "(no answer)" },
    { role: "user" as const, content: "That was not valid JSON of the asked shape. Answer again, with the JSON only." },
  ];
  const { output } = await generateText({
    model,
    instructions,
    messages: badAnswer === null ? [asked] : [asked, ...repair],
    output: Output.object({ schema }),
    maxRetries: 1,
    maxOutputTokens: mostOutputTokens,
    temperature: 0,
    abortSignal: signal,
  });
  return output;
}

function modelOf({ provider, model, apiKey, baseUrl }: AiSettings): LanguageModel {
  const access = { ...(apiKey === null ? {} : { apiKey }), ...(baseUrl === null ? {} : { baseURL: baseUrl }) };
  switch (provider) {
    case "openai":
      return createOpenAI(access)(model);
    case "anthropic":
      return createAnthropic(access)(model);
    case "google":
      return createGoogleGenerativeAI(access)(model);
    case "openai-compatible": {
      if (baseUrl === null) throw new Error("An OpenAI-compatible server needs AI_BASE_URL.");
      const server = createOpenAICompatible({
        ...access,
        baseURL: baseUrl,
        name: "openai-compatible",
        supportsStructuredOutputs: true,
      });
      return server.chatModel(model);
    }
  }
}
