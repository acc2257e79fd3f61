import { contract } from "@vitrine/contract";
import type { Bind, RedirectAnswer } from "../../../http/route.ts";
import type { Devices } from "../devices.ts";
import type { Onward, SocialService } from "./social-service.ts";

const cookieName = "vitrine_social";
const cookiePath = "/api/auth";
const cookieSeconds = 15 * 60;

type Social = { social: SocialService; devices: Devices; isSecure: () => boolean };

/** Binds the way to a provider, back from it, and to a session (contract.md 3). */
export function registerSocial(bind: Bind, { social, devices, isSecure }: Social): void {
  const onward = ({ location, secret }: Onward): RedirectAnswer => ({
    location,
    headers: secret === undefined ? {} : { "Set-Cookie": cookie(secret, cookieSeconds, isSecure()) },
  });
  bind(contract.social.socialRedirect, async ({ params, query }) => {
    const search = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
    return onward(await social.begin(params.provider, Object.fromEntries(search)));
  });
  bind(contract.social.socialCallback, async ({ params, request }) => {
    const query = new URLSearchParams(request.url.split("?")[1] ?? "");
    return onward(await social.comeBack(params.provider, query, secretOf(request.headers.cookie)));
  });
  bind(contract.social.socialSession, async ({ body, address, request, reply }) => {
    const userAgent = request.headers["user-agent"] ?? null;
    const signedIn = await social.exchange(body, secretOf(request.headers.cookie), userAgent);
    await social.noteSignIn(signedIn.user, "social", address);
    reply.header("Set-Cookie", cookie("", 0, isSecure()));
    await devices.welcome({ request, reply }, signedIn);
    return { message: `Welcome back, ${signedIn.user.name}!`, ...signedIn };
  });
}

/** Lax, because the provider's redirect back is a navigation from another site. */
function cookie(value: string, maxAgeSeconds: number, isSecure: boolean): string {
  const secure = isSecure ? "; Secure" : "";
  return `${cookieName}=${value}; Path=${cookiePath}; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax${secure}`;
}

function secretOf(header: string | undefined): string | null {
  const match = new RegExp(`(?:^|;\\s*)${cookieName}=([A-Za-z0-9_-]{20,100})(?:;|$)`).exec(header ?? "");
  return match?.[1] ?? null;
}
