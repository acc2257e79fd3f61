export { ApiError } from "./api-error.ts";
export { createApi, endpointUrl, requestHeaders, type Api, type ApiSettings, type CallOptions } from "./create-api.ts";
