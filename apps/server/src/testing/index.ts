export { aBrowser, type TestBrowser } from "./a-browser.ts";
export { aWebsite, refusalOf, websiteOf } from "./a-website.ts";
export { createTestApp, eventually, type TestApp } from "./create-test-app.ts";
export { aPerson, call, signedIn, testPassword, upload, type Json, type Person, type TestAnswer } from "./people.ts";
export { createTestDatabase } from "./test-database.ts";
export { aFilledWebsite, aSampleWebsite, saidBy } from "./a-filled-website.ts";
export { aPasskeyDevice } from "./passkey-device.ts";
export { withApp, withPasskey } from "./second-factor.ts";
