export { ApiError } from "./api-error.ts";
export {
  createApi,
  createCalls,
  endpointUrl,
  requestHeaders,
  type Api,
  type ApiOf,
  type ApiSettings,
  type CallOptions,
} from "./create-api.ts";
