import { cleanup } from "@testing-library/react";
import { afterEach } from "vitest";

// Testing Library registers this itself only where test functions are globals.
afterEach(cleanup);
