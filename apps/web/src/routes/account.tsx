import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { pickText } from "../lib/search.ts";
import { rootRoute } from "./root.tsx";

export const verifyEmailRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/email/verify",
  validateSearch: pickText("id", "hash"),
  component: lazyRouteComponent(() => import("../features/auth/verify-email-page.tsx"), "VerifyEmailPage"),
  staticData: { access: "open", layout: "minimal", title: "Email Verification" },
});

export const forgotPasswordRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/forgot-password",
  component: lazyRouteComponent(() => import("../features/auth/forgot-password-page.tsx"), "ForgotPasswordPage"),
  staticData: { access: "open", layout: "minimal", title: "Reset your password" },
});

export const signInLinkRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/sign-in-link",
  validateSearch: pickText("token"),
  component: lazyRouteComponent(() => import("../features/auth/sign-in-link-page.tsx"), "SignInLinkPage"),
  staticData: { access: "open", layout: "minimal", title: "Sign in by email" },
});

export const emailChangeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/email/change",
  validateSearch: pickText("token"),
  component: lazyRouteComponent(() => import("../features/auth/email-change-page.tsx"), "EmailChangePage"),
  staticData: { access: "open", layout: "minimal", title: "Your email address" },
});

export const resetPasswordRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/reset-password",
  validateSearch: pickText("token", "email"),
  component: lazyRouteComponent(() => import("../features/auth/reset-password-page.tsx"), "ResetPasswordPage"),
  staticData: { access: "open", layout: "minimal", title: "Choose a new password" },
});

export const betaAccessRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/beta-access-required",
  component: lazyRouteComponent(() => import("../features/auth/beta-access-page.tsx"), "BetaAccessPage"),
  staticData: { access: "login", layout: "minimal", title: "Beta access" },
});
