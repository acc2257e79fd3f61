import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";

// Testing Library registers this itself only where test functions are globals.
afterEach(cleanup);

// Its second is less than a busy machine needs for a screen that asks for several things.
configure({ asyncUtilTimeout: 10_000 });
