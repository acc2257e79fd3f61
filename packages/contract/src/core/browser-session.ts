/**
 * Names which of the browser's sessions a call is made in, by the session's number. The secret itself is in an
 * HttpOnly cookie, so that no script can read it; calls with an `Authorization` header need neither.
 */
export const sessionHeader = "X-Session";

/**
 * Sent with every call of the product's own front end (contract.md 1.1). A page of another origin cannot send it
 * without being allowed to first, which nobody is: it shows that a call with a cookie was meant.
 */
export const frontEndHeader = { name: "X-Requested-With", value: "XMLHttpRequest" } as const;
